import type { PublicProfile } from '@puente/contract/provider';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { VerifiedMark } from '../../ui/verified-mark.tsx';

const VerificationSheet = lazy(() =>
  Promise.all([import('./verification-sheet.tsx'), loadNamespaces('provider', 'errors')]).then(
    ([module]) => ({ default: module.VerificationSheet }),
  ),
);

export type Verified = Pick<PublicProfile, 'name' | 'isVerifiedProvider'> & {
  partner?: PublicProfile['partner'] | undefined;
  verifiedAt?: string | null | undefined;
};

/**
 * Who verified an expert; tapped, it tells who that is and what was checked. `iconOnly` in the rows
 * of a list, where the mark stands beside the name; `label` where there is less room.
 */
export function VerifiedBadge(props: {
  of: Verified;
  className?: string;
  iconOnly?: boolean;
  label?: string;
}) {
  const { of, className, iconOnly = false, label } = props;
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  if (!of.isVerifiedProvider) return null;
  if (!of.partner) return <VerifiedMark label={t('verified.plain')} iconOnly={iconOnly} />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(
          'touch inline-flex items-center rounded-control text-left underline-offset-3 hover:underline',
          iconOnly && 'justify-center',
          className,
        )}
      >
        <VerifiedMark
          label={label ?? t('verified.by', { partner: of.partner.name })}
          iconOnly={iconOnly}
        />
      </button>
      {isOpen ? (
        <Suspense>
          <VerificationSheet of={of} partner={of.partner} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
