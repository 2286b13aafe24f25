import { BadgeCheck } from 'lucide-react';

/**
 * The check mark of a verified person; `label` says who verified them, and is shown unless
 * `iconOnly`.
 */
export function VerifiedMark({ label, iconOnly = false }: { label: string; iconOnly?: boolean }) {
  if (iconOnly) {
    return (
      <BadgeCheck
        size={20}
        role="img"
        aria-label={label}
        className="inline shrink-0 text-primary-text"
      />
    );
  }
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium wrap-anywhere text-primary-text">
      <BadgeCheck size={18} aria-hidden className="shrink-0" />
      {label}
    </span>
  );
}
