import type { UserData } from '@puente/contract/user';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';

/** The button that opens the picture dialog. Needs the namespaces `security` and `errors`. */
export function PictureEditor({ user }: { user: UserData }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4"
        icon={<Camera size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {user.profilePicture ? t('picture.change') : t('picture.add')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        // A stray click outside must not discard a picture that is being cropped.
        modal="question"
        title={t('picture.title')}
        closeLabel={common('close')}
      >
        <PictureDialog user={user} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
