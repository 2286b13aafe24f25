import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useUser } from '../../../shell/session/session.ts';
import { Button } from '../../../ui/button.tsx';

const EarlierDialog = lazy(() =>
  Promise.all([import('./earlier-dialog.tsx'), loadNamespaces('conversations', 'errors')]).then(
    ([module]) => ({ default: module.EarlierDialog }),
  ),
);

/** Leads to the list of the person's earlier conversations. */
export function Earlier() {
  const { t } = useTranslation('chat');
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <Button
        variant="quiet"
        // The text, not the room around it, stands at the edge of the column.
        className="-ml-4"
        icon={<History size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('earlier')}
      </Button>
      {isOpen ? (
        <Suspense>
          <EarlierDialog userId={user.id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
