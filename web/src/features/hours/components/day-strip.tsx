import { type PointerEvent, useState } from 'react';
import { clockTime } from '../../../lib/time.ts';
import { cx } from '../../../ui/cx.ts';
import {
  dayMinutes,
  type DragDay,
  dragged,
  gripAt,
  type Grip,
  stretchesOf,
} from '../drag-rules.ts';
import type { TypedRange } from '../week-rules.ts';

/** A pointer that moved less than this may still be a tap or the begin of a scroll, pixels. */
const slack = 6;

/** How wide an edge is to a fingertip or a mouse, pixels. */
const edgeWidth = 14;

const labeledHours = [6, 12, 18];

type Drag = { grip: Grip; fromX: number; isDragging: boolean };

/**
 * A day from midnight to midnight over the names of its hours, to drag on: across free time for new hours, an edge to change them,
 * the middle to move them. Hidden from screen readers and the keyboard, which have the same ranges as
 * fields below it. Fingers that move up or down scroll the page.
 */
export function DayStrip(props: {
  day: DragDay;
  /** What is drawn: while something is dragged, what it would become. */
  shown: readonly TypedRange[];
  /** What the drag would make of the day; null once it is over. */
  onPreview: (ranges: readonly TypedRange[] | null) => void;
  onChange: (ranges: readonly TypedRange[]) => void;
}) {
  const { day, onPreview, onChange } = props;
  const { ranges, tail } = day;
  const [drag, setDrag] = useState<Drag | null>(null);
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const reach = (edgeWidth / event.currentTarget.clientWidth) * dayMinutes;
    const grip = gripAt(ranges, minuteAt(event), reach);
    setDrag({ grip, fromX: event.clientX, isDragging: false });
  };
  const isDraggedBy = ({ clientX }: PointerEvent) =>
    drag !== null && (drag.isDragging || Math.abs(clientX - drag.fromX) >= slack);
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag || !isDraggedBy(event)) return;
    setDrag({ ...drag, isDragging: true });
    onPreview(dragged(day, drag.grip, minuteAt(event)));
  };
  const stop = () => {
    setDrag(null);
    onPreview(null);
  };
  // A pointer can be lifted before its last moves are rendered, so where it is lifted decides.
  const onUp = (event: PointerEvent<HTMLDivElement>) => {
    const changed = drag && isDraggedBy(event) ? dragged(day, drag.grip, minuteAt(event)) : ranges;
    if (changed !== ranges) onChange(changed);
    stop();
  };
  return (
    <div
      aria-hidden
      className="relative h-12 w-full touch-pan-y cursor-crosshair select-none overflow-hidden rounded-control border border-line bg-sunken"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={stop}
    >
      {labeledHours.map((hour) => (
        <span
          key={hour}
          className="pointer-events-none absolute inset-y-0 flex items-end border-l border-line pl-1 text-xs text-ink-soft"
          style={{ left: percent(hour * 60) }}
        >
          {hourName(hour)}
        </span>
      ))}
      {tail > 0 ? (
        <span
          className="pointer-events-none absolute top-1 bottom-5 left-0 rounded-r-control bg-primary-soft"
          style={{ width: percent(tail) }}
        />
      ) : null}
      {stretchesOf(props.shown).map(({ key, start, end, isOvernight }) => (
        <span
          key={key}
          className={cx(
            'absolute top-1 bottom-5 flex cursor-grab items-center justify-between bg-primary px-1',
            isOvernight ? 'rounded-l-control' : 'rounded-control',
          )}
          style={{ left: percent(start), width: percent(end - start) }}
        >
          <Edge />
          {isOvernight ? null : <Edge />}
        </span>
      ))}
    </div>
  );
}

/** What shows that an edge can be held. */
function Edge() {
  return <span className="h-4 w-0.5 shrink-0 cursor-ew-resize rounded-full bg-on-primary" />;
}

/** The minute of the day under a pointer. */
function minuteAt({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(dayMinutes, Math.max(0, ((clientX - left) / width) * dayMinutes));
}

function percent(minutes: number): string {
  return `${(minutes / dayMinutes) * 100}%`;
}

/** "06:00", or "6:00 AM" where clocks are read so. */
function hourName(hour: number): string {
  return clockTime(new Date(Date.UTC(2024, 0, 1, hour)).toISOString(), { zone: 'UTC' });
}
