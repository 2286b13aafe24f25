import type { UserData } from '@puente/contract/user';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { isStopped, useUploadPicture } from '../picture.ts';
import { largestMegabytes, megabytes, problemOf } from '../picture-rules.ts';
import { PictureChoice } from './picture-choice.tsx';

const PictureCrop = lazy(() =>
  import('./picture-crop.tsx').then((file) => ({ default: file.PictureCrop })),
);

/** Choose, crop, upload. The crop is kept when the upload fails, so that a retry is one tap. */
export function PictureDialog({ user, onDone }: { user: UserData; onDone: () => void }) {
  const { t } = useTranslation('security');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useUploadPicture();
  const problemText = useSendingProblem(sending.error);
  usePreventReload(sending.isPending ? 'upload' : file ? 'form' : null);
  const { stop } = sending;

  const choose = (chosen: File) => {
    sending.reset();
    const refused = problemOf(chosen);
    setFile(refused ? null : chosen);
    setProblem(refused && refusal(refused, chosen));
  };
  const refusal = (what: 'tooLarge' | 'wrongType', chosen: File) => {
    const number = new Intl.NumberFormat(localeTag());
    const sizes = {
      own: number.format(megabytes(chosen.size)),
      size: number.format(largestMegabytes),
    };
    return what === 'tooLarge' ? t('picture.tooLarge', sizes) : t('picture.wrongType');
  };
  const back = (why: string | null) => {
    sending.reset();
    setFile(null);
    setProblem(why);
  };
  const use = (picture: HTMLCanvasElement) =>
    sending.mutate(picture, {
      onSuccess: () => {
        toast.success(t('picture.saved'));
        onDone();
      },
    });

  if (!file)
    return <PictureChoice user={user} problem={problem} onChoose={choose} onDone={onDone} />;
  return (
    <>
      {problemText && !sending.isPending ? (
        <Banner tone={isStopped(sending.error) ? 'neutral' : 'danger'} live>
          {problemText}
        </Banner>
      ) : null}
      {sending.isPending ? <Sending percent={sending.percent} onStop={stop} /> : null}
      <div hidden={sending.isPending}>
        <Suspense fallback={<CropLoading />}>
          <PictureCrop
            file={file}
            onUse={use}
            onAnother={() => back(null)}
            onBroken={() => back(t('picture.broken'))}
          />
        </Suspense>
      </div>
    </>
  );
}

function useSendingProblem(error: unknown): string | null {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  if (!error) return null;
  return isStopped(error) ? t('picture.stopped') : errorText(error);
}

function Sending({ percent, onStop }: { percent: number; onStop: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-col gap-3 py-6">
      <p className="flex justify-between gap-4 font-medium" aria-hidden>
        {t('picture.uploading')}
        <span className="tabular text-ink-soft">{t('picture.uploadingPercent', { percent })}</span>
      </p>
      <Progress label={t('picture.uploading')} percent={percent} />
      {/* The button that was pressed is hidden now. */}
      <Button variant="secondary" className="mt-3 self-start" ref={focusOnMount} onClick={onStop}>
        {t('picture.stop')}
      </Button>
    </div>
  );
}

function CropLoading() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mx-auto size-70" />
    </Loading>
  );
}
