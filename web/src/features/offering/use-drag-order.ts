import { useState, type PointerEvent } from 'react';

type Drag = { id: string; order: string[] };

/**
 * Sorting by dragging a handle, with a mouse or a finger. While one is dragged `order` is the order
 * so far; letting go hands it to `onDrop`, unless nothing moved. Buttons do the same for everybody
 * else.
 */
export function useDragOrder(ids: readonly string[], onDrop: (order: string[]) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    const target = drag.order[over];
    if (target === undefined || target === drag.id) return;
    setDrag({ ...drag, order: moved(drag.order, drag.id, over) });
  };
  const drop = () => {
    if (drag && drag.order.some((id, at) => id !== ids[at])) onDrop(drag.order);
    setDrag(null);
  };
  return {
    dragged: drag?.id ?? null,
    order: drag?.order ?? null,
    /** Props of the handle of one. */
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, order: [...ids] });
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** The ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
