import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestMegabytes, pictureTypes, problemOf } from '../../features/account/picture-rules.ts';
import {
  type PartnerSettings,
  useRemoveLogo,
  useUploadLogo,
} from '../../features/partner/face-queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PictureCrop = lazy(() =>
  import('../../features/account/components/picture-crop.tsx').then((file) => ({
    default: file.PictureCrop,
  })),
);

/** The logo as home (80 px) and the header (32 px) show it; a new one is cropped to a circle. */
export function PartnerLogo({ settings }: { settings: PartnerSettings }) {
  const { t } = useTranslation('facesettings');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sending = useUploadLogo(settings.id);
  const removing = useRemoveLogo(settings.id);
  const limit = { size: new Intl.NumberFormat(localeTag()).format(largestMegabytes) };
  const choose = (chosen: File) => {
    const refused = problemOf(chosen);
    setFile(refused ? null : chosen);
    setProblem(refused ? t(`logo.${refused}`, limit) : null);
  };
  const error = sending.error ?? removing.error;
  const text = problem ?? (error ? errorText(error) : null);
  return (
    <section aria-labelledby="logo" className="flex flex-col gap-3">
      <h3 id="logo" className="text-xl font-semibold">
        {t('logo.title')}
      </h3>
      <p className="-mt-2 text-ink-soft">{t('logo.text', limit)}</p>
      {settings.logo ? (
        <div className="flex items-center gap-4">
          <img src={settings.logo} alt={t('logo.alt')} width={80} height={80} className="size-20" />
          <img src={settings.logo} alt="" width={32} height={32} className="size-8" />
        </div>
      ) : null}
      {text ? (
        <Banner tone="danger" live>
          {text}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {settings.logo ? t('logo.change') : t('logo.choose')}
        </Button>
        {settings.logo ? (
          <Button
            variant="quiet"
            loading={removing.isPending}
            onClick={() => removing.mutate(undefined)}
          >
            {t('logo.remove')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          hidden
          aria-label={t('logo.choose')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // Lets the same file be chosen again.
            currentTarget.value = '';
            if (chosen) choose(chosen);
          }}
        />
      </div>
      <Dialog
        open={file !== null}
        onOpenChange={(isOpen) => isOpen || setFile(null)}
        // A stray click outside must not discard a logo that is being cropped.
        modal="question"
        title={t('logo.crop')}
        closeLabel={common('close')}
      >
        <Suspense fallback={<Skeleton className="mx-auto size-70" />}>
          {file ? (
            <PictureCrop
              file={file}
              onUse={(picture) => {
                setFile(null);
                sending.mutate(picture);
              }}
              onAnother={() => {
                setFile(null);
                input.current?.click();
              }}
              onBroken={() => {
                setFile(null);
                setProblem(t('logo.wrongType', limit));
              }}
            />
          ) : null}
        </Suspense>
      </Dialog>
    </section>
  );
}
