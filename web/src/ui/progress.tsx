/** Progress in whole percent; screen readers get its name and value. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-(--calm)"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
