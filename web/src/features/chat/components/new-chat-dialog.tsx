import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { forgetAll, startNew } from '../conversation.ts';
import { focusNext } from '../composer-store.ts';

/** Asks a signed-in person whether the old chat is kept or deleted for good. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const [isForgetting, setForgetting] = useState(false);
  const [error, setError] = useState<unknown>();
  const close = () => {
    onClose();
    // The button that opened this dialog is gone together with the conversation.
    setTimeout(focusNext);
  };
  const forget = async () => {
    setForgetting(true);
    setError(undefined);
    try {
      await forgetAll();
      close();
    } catch (failure) {
      setError(failure);
      setForgetting(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      modal="question"
      title={t('newChat.question')}
      description={t('newChat.explanation')}
      closeLabel={common('close')}
      actions={
        <>
          <Button
            onClick={() => {
              startNew();
              close();
            }}
          >
            {t('newChat.keep')}
          </Button>
          <Button variant="secondary" loading={isForgetting} onClick={() => void forget()}>
            {t('newChat.forget')}
          </Button>
        </>
      }
    >
      {error === undefined ? null : (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      )}
    </Dialog>
  );
}
