import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import type { ShareLink } from '../queries.ts';

/** The link, to share or to copy. Devices without a share sheet only copy. */
export function OwnLink({ share }: { share: ShareLink }) {
  const { t } = useTranslation('link');
  const [copiedAtMs, setCopiedAt] = useState(0);
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.link);
      setByHand(false);
      setCopiedAt(Date.now());
    } catch {
      setByHand(true);
    }
  };
  const send = async () => {
    const { link: url, title, text } = share;
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  };
  const canShare = 'share' in navigator;
  return (
    <section aria-labelledby="own-link" className="flex flex-col gap-4">
      <div>
        <h2 id="own-link" className="text-xl font-semibold">
          {t('own.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('own.text')}</p>
      </div>
      <a
        href={share.link}
        className="touch inline-flex items-center self-start rounded-control bg-sunken px-4 py-3 font-medium [overflow-wrap:anywhere] underline-offset-3 hover:underline"
      >
        {readable(share.link)}
      </a>
      {share.username === null ? <p className="text-ink-soft">{t('own.noName')}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {canShare ? (
          <Button icon={<Share2 size={20} aria-hidden />} onClick={() => void send()}>
            {t('own.share')}
          </Button>
        ) : null}
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          icon={<Copy size={20} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('own.copy')}
        </Button>
        <SavedNote at={copiedAtMs}>{t('own.copied')}</SavedNote>
      </div>
      {isByHand ? (
        <p role="alert" className="text-sm text-ink-soft">
          {t('own.byHand')}
        </p>
      ) : null}
    </section>
  );
}

/** Without https, which nobody reads out. */
export function readable(link: string): string {
  return link.replace(/^https?:\/\//, '');
}
