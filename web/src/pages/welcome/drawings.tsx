import type { ReactNode } from 'react';

/** Somebody with a goal on one side, somebody who can help on the other, a bridge between. */
export function BridgeDrawing() {
  return (
    <Drawing>
      <path d="M-300 140H78v80h-378zM282 140h378v80H282z" className="fill-surface" />
      <path d="M60 132h240" strokeWidth="10" strokeLinecap="round" className="stroke-primary" />
      <path
        d="M84 176c0-106 192-106 192 0"
        fill="none"
        strokeWidth="10"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <path
        d="M132 130V116M180 130V97M228 130V116"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <Person x={52} className="fill-secondary" />
      <Person x={308} className="fill-ink" />
      <path
        d="M72 34h52a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H92l-14 12V72h-6a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
        className="fill-surface"
      />
      <path
        d="M76 48h44M76 59h28"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-line-control"
      />
    </Drawing>
  );
}

// Decorations in the brand's shapes: an arch, round people, cards. They add nothing to the text
// beside them.

function Drawing({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="overflow-hidden rounded-card bg-primary-soft">
      <svg viewBox="0 0 360 180" className="mx-auto h-40 max-w-full overflow-visible sm:h-48">
        {children}
      </svg>
    </div>
  );
}

function Person({ x, className }: { x: number; className: string }) {
  return (
    <g className={className}>
      <circle cx={x} cy="86" r="13" />
      <path d={`M${x - 20} 127a20 20 0 0 1 40 0z`} />
    </g>
  );
}

/** A time in a calendar, a card next to it, and an arrow for the refund. */
export function BookingDrawing() {
  const days = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
  return (
    <Drawing>
      <rect x="44" y="30" width="150" height="122" rx="16" className="fill-surface" />
      <path d="M44 46a16 16 0 0 1 16-16h118a16 16 0 0 1 16 16v12H44z" className="fill-primary" />
      {days.map(({ column, row }) => (
        <rect
          key={`${column}-${row}`}
          x={60 + column * 32}
          y={72 + row * 25}
          width="22"
          height="16"
          rx="5"
          className={column === 2 && row === 1 ? 'fill-primary' : 'fill-sunken'}
        />
      ))}
      <rect x="176" y="82" width="132" height="80" rx="14" className="fill-ink" />
      <path d="M176 104h132" strokeWidth="12" className="stroke-primary" />
      <path d="M192 140h42" strokeWidth="7" strokeLinecap="round" className="stroke-surface" />
      <path
        d="M284 62a26 26 0 1 0-48-14"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-secondary"
      />
      <path
        d="m224 38 11 13 14-9"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-secondary"
      />
    </Drawing>
  );
}

/** A shield and switches, for privacy and settings. */
export function SafeDrawing() {
  return (
    <Drawing>
      <path d="M112 28 164 44v44c0 32-24 54-52 64-28-10-52-32-52-64V44z" className="fill-primary" />
      <path
        d="m88 88 17 17 32-33"
        fill="none"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-primary"
      />
      <Choice y={40} at={252} />
      <Choice y={76} at={286} />
      <Choice y={112} at={232} />
    </Drawing>
  );
}

function Choice({ y, at }: { y: number; at: number }) {
  return (
    <g>
      <rect x="196" y={y} width="120" height="28" rx="14" className="fill-surface" />
      <path d={`M212 ${y + 14}h88`} strokeWidth="5" strokeLinecap="round" className="stroke-line" />
      <circle cx={at} cy={y + 14} r="9" className="fill-secondary" />
    </g>
  );
}
