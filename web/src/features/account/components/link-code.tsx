import { Check, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { useIsPast } from '../../../lib/passing-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state-message.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { SignInLink, useCreateSignInLink } from '../sessions.ts';

/** How long "Copied" is shown (notice-1). */
const copiedNoticeMs = 3000;
const codePixels = 208;

/** The QR code and the link, until they expire. */
export function LinkCode({ making }: { making: ReturnType<typeof useCreateSignInLink> }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { mutate, data: link, error, isPending } = making;
  const [overToken, setOverToken] = useState<string | null>(null);

  if (error) {
    return (
      <ErrorState
        title={t('link.failed')}
        text={errorText(error)}
        action={<Button onClick={() => mutate()}>{common('tryAgain')}</Button>}
      />
    );
  }
  if (!link || isPending) {
    return (
      <Loading label={t('link.making')}>
        <Skeleton className="mx-auto size-60" />
      </Loading>
    );
  }
  if (link.authToken === overToken) {
    return (
      <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
        <p className="text-lg font-semibold">{t('link.over')}</p>
        <p className="text-ink-soft">{t('link.overText')}</p>
        <Button onClick={() => mutate()}>{t('link.again')}</Button>
      </div>
    );
  }
  return <ShownLink link={link} onOver={() => setOverToken(link.authToken)} />;
}

function ShownLink({ link, onOver }: { link: SignInLink; onOver: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('link.scan')}</p>
      {/* Dark on white in every theme: cameras need the contrast. */}
      <div className="mx-auto rounded-card bg-white p-4 shadow-card">
        <QRCodeSVG
          value={link.url}
          size={codePixels}
          level="M"
          role="img"
          aria-label={t('link.qr')}
          title={t('link.qr')}
        />
      </div>
      <p className="text-center text-ink-soft">
        {t('link.endsIn')}{' '}
        <strong className="text-ink">
          <Countdown
            untilMs={Date.parse(link.expiresAt)}
            say={(count) => t('link.endsSay', { count })}
            onEnd={onOver}
          />
        </strong>
      </p>
      <CopyLink url={link.url} />
    </div>
  );
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('security');
  const [hasFailed, setFailed] = useState(false);
  const [noticeEndsAtMs, setNoticeEnd] = useState(0);
  const isCopied = !useIsPast(noticeEndsAtMs);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setFailed(false);
      setNoticeEnd(Date.now() + copiedNoticeMs);
    } catch {
      setFailed(true);
      setNoticeEnd(0);
    }
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <TextInput
        label={t('link.address')}
        help={hasFailed ? t('link.byHand') : t('link.orCopy')}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="truncate"
      />
      <Button
        variant="secondary"
        icon={isCopied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? t('link.copied') : t('link.copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t('link.copied') : ''}
      </span>
    </div>
  );
}
