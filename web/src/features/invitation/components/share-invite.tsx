import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { ShareActions } from '../../../ui/share-actions.tsx';

const codePixels = 192;
/** The white edge that scanners need, in modules. */
const quietModules = 4;

/** A link to send: as text, by the share sheet, copied, or as a code to scan. */
export function ShareInvite(props: { url: string; title: string; text: string }) {
  const { url, title, text } = props;
  const { t } = useTranslation('invitation');
  const labels = {
    share: t('share.share'),
    copy: t('share.copy'),
    copied: t('share.copied'),
    byHand: t('share.byHand'),
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="rounded-control bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] select-all">
        {url.replace(/^https?:\/\//, '')}
      </p>
      <ShareActions title={title} text={text} url={url} labels={labels} />
      {/* Dark on white in every theme: cameras need the contrast. */}
      <div className="self-start rounded-card bg-white p-2 shadow-card max-sm:self-center">
        <QRCodeSVG
          value={url}
          level="M"
          marginSize={quietModules}
          size={codePixels}
          role="img"
          aria-label={t('share.qrLabel')}
          title={t('share.qrLabel')}
        />
      </div>
    </div>
  );
}
