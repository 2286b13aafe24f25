import { useState, type PointerEvent } from 'react';

type Drag = { id: string; order: string[] };

/**
 * Sorting by dragging a handle, with a mouse or a finger. While one is dragged `order` is the order
 * so far; letting go hands it to `onDrop`, unless nothing moved. Buttons do the same for everybody
 * else.
 */
export function useDragOrder(ids: readonly string[], onDrop: (order: string[]) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const orderUnder = ({ order, id }: Drag, event: PointerEvent<HTMLElement>) => {
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    const target = order[over];
    return target === undefined || target === id ? order : moved(order, id, over);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag) setDrag({ ...drag, order: orderUnder(drag, event) });
  };
  // A pointer can be lifted before its last move is rendered, so where it is lifted decides.
  const drop = (event: PointerEvent<HTMLElement>) => {
    const order = drag ? orderUnder(drag, event) : ids;
    if (order.some((id, at) => id !== ids[at])) onDrop([...order]);
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
