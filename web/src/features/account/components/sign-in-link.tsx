import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useCreateSignInLink } from '../sessions.ts';

const LinkCode = lazy(() => loadLink().then((file) => ({ default: file.LinkCode })));

/** Signs in on another device, by a QR code to scan or a link to open there. */
export function SignInLink() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const making = useCreateSignInLink();
  // Opening creates a new link, which replaces the one before.
  const open = () => {
    making.mutate();
    setOpen(true);
  };
  return (
    <section aria-labelledby="sign-in-link" className="flex flex-col gap-4">
      <div>
        <h2 id="sign-in-link" className="text-xl font-semibold">
          {t('link.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('link.text')}</p>
        <p className="mt-1 text-ink-soft">{t('link.one')}</p>
      </div>
      <Button
        variant="secondary"
        className="self-start"
        icon={<QrCode size={20} aria-hidden />}
        onPointerEnter={() => void loadLink()}
        onClick={open}
      >
        {t('link.make')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('link.dialogTitle')}
        closeLabel={common('close')}
      >
        <Suspense
          fallback={
            <Loading label={t('link.making')}>
              <Skeleton className="mx-auto size-60" />
            </Loading>
          }
        >
          <LinkCode making={making} />
        </Suspense>
      </Dialog>
    </section>
  );
}

function loadLink() {
  return import('./link-code.tsx');
}
