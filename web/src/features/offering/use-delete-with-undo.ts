import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useChangeOfferings, useDeleteOffering, type Offering } from './queries.ts';

/**
 * Deletes at once and offers to undo it for some seconds: the offering comes back under its id and
 * at its place (offering-7).
 */
export function useDeleteWithUndo(offerings: readonly Offering[]) {
  const { t } = useTranslation('offering');
  const deletion = useDeleteOffering();
  const restoring = useChangeOfferings();
  const restore = (offering: Offering, place: number) => {
    const {
      id,
      version,
      pricePerSession: _each,
      ownCurrency: _own,
      updatedAt: _at,
      ...data
    } = offering;
    restoring.mutate({ offeringId: id, offeringData: data, version, restoreAt: place });
  };
  const remove = (offering: Offering) => {
    const place = offerings.findIndex(({ id }) => id === offering.id);
    deletion.mutate(offering, {
      onSuccess: () =>
        toast.message(t('deleted', { name: offering.name }), {
          action: { label: t('undo'), onClick: () => restore(offering, place) },
        }),
    });
  };
  // Deleted in another tab already: that is what was wished for.
  const isGone = errorCodeOf(deletion.error) === 'not-found';
  return { remove, error: (isGone ? null : deletion.error) ?? restoring.error };
}
