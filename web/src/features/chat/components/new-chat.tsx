import { SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shell/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { startNew } from '../conversation.ts';
import { focusNext } from '../composer-store.ts';

const NewChatDialog = lazy(() =>
  import('./new-chat-dialog.tsx').then((module) => ({ default: module.NewChatDialog })),
);

/**
 * Begins a new chat: for a visitor at once, with undo; a signed-in person is asked about the old
 * one.
 */
export function NewChat() {
  const { t } = useTranslation('chat');
  const isSignedIn = useUser() !== null;
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    if (isSignedIn) return setAsking(true);
    const bringBack = startNew();
    focusNext();
    // On a small phone the focus alone would push the greeting under the notice.
    requestAnimationFrame(() => scrollTo(0, 0));
    toast.message(t('newChat.done'), { action: { label: t('newChat.undo'), onClick: bringBack } });
  };
  return (
    <>
      <Button
        variant="quiet"
        className="-mr-2 ml-auto shrink-0 whitespace-nowrap"
        icon={<SquarePen size={20} aria-hidden />}
        onClick={begin}
      >
        {t('newChat.name')}
      </Button>
      {isAsking ? (
        <Suspense>
          <NewChatDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
