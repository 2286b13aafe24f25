import { useTranslation } from 'react-i18next';

/** Whose cards are accepted. */
export function CardMarks() {
  const { t } = useTranslation('payment');
  return (
    <span role="img" aria-label={t('card.accepted')} className="flex gap-1">
      <Mark>
        <text x="17" y="15.5" fontSize="10.5" fontStyle="italic" fill="#1a1f71" {...letters}>
          VISA
        </text>
      </Mark>
      <Mark>
        <circle cx="13.5" cy="11" r="6" fill="#eb001b" />
        <circle cx="20.5" cy="11" r="6" fill="#f79e1b" fillOpacity="0.9" />
      </Mark>
      <Mark background="#016fd0">
        <text x="17" y="14.5" fontSize="9" fill="#fff" {...letters}>
          AMEX
        </text>
      </Mark>
    </span>
  );
}

const letters = { textAnchor: 'middle', fontWeight: 800, fontFamily: 'inherit' } as const;

function Mark({
  background = '#fff',
  children,
}: {
  background?: string;
  children: React.ReactNode;
}) {
  return (
    <svg viewBox="0 0 34 22" width="34" height="22" aria-hidden className="rounded-[4px]">
      <rect width="34" height="22" fill={background} />
      {children}
    </svg>
  );
}
