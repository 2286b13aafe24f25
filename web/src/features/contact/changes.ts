import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { type Card, nameOf } from './list.ts';
import { useChangeContact } from './queries.ts';

/** Adding and removing contacts with their toasts: undo, failure, already done. */
export function useContactChanges() {
  const { t } = useTranslation('contact');
  const errorText = useErrorText();
  const { mutateAsync } = useChangeContact();

  const add = async (person: Card): Promise<void> => {
    const name = nameOf(person, t('unnamed'));
    try {
      const { wasSo } = await mutateAsync({ person, isContact: true });
      if (wasSo) toast.message(t('exists', { name }));
      else toast.success(t('added', { name }));
    } catch (error) {
      toast.error(t('addFailed', { name }), { description: errorText(error) });
    }
  };

  const remove = async (person: Card): Promise<void> => {
    const name = nameOf(person, t('unnamed'));
    try {
      await mutateAsync({ person, isContact: false });
      toast.message(t('removed', { name }), {
        action: { label: t('undo'), onClick: () => void add(person) },
      });
    } catch (error) {
      toast.error(t('removeFailed', { name }), { description: errorText(error) });
    }
  };

  return { add, remove };
}
