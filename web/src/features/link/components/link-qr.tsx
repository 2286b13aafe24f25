import { Download, Printer } from 'lucide-react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { ShareLink } from '../queries.ts';
import { readable } from './own-link.tsx';
import './print-card.css';

const shownPixels = 208;
/** Sharp on a poster of A4. */
const savedPixels = 1024;
/** The white edge that scanners need, in modules. */
const quietModules = 4;

/** The code that leads to the expert's page: shown, saved as a picture, printed as a card. */
export function LinkQr({ share }: { share: ShareLink }) {
  const { t } = useTranslation('link');
  const drawn = useRef<SVGSVGElement>(null);
  const painted = useRef<HTMLCanvasElement>(null);
  const name = `puente-${share.username ?? 'qr'}`;
  const saveSvg = () => {
    if (!drawn.current) return;
    const text = new XMLSerializer().serializeToString(drawn.current);
    saveFile(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  const savePng = () =>
    painted.current?.toBlob((png) => png && saveFile(`${name}.png`, png), 'image/png');
  const code = { value: share.qrTarget, level: 'M', marginSize: quietModules } as const;
  return (
    <section aria-labelledby="qr" className="flex flex-col gap-4">
      <div>
        <h2 id="qr" className="text-xl font-semibold">
          {t('qr.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('qr.text')}</p>
      </div>
      {/* Dark on white in every theme: cameras need the contrast. */}
      <div className="self-start rounded-card bg-white p-2 shadow-card max-sm:self-center">
        <QRCodeSVG
          {...code}
          ref={drawn}
          size={shownPixels}
          role="img"
          aria-label={t('qr.label')}
          title={t('qr.label')}
        />
      </div>
      <QRCodeCanvas {...code} ref={painted} size={savedPixels} hidden aria-hidden />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<Printer size={20} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          {t('qr.print')}
        </Button>
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          icon={<Download size={20} aria-hidden />}
          onClick={() => savePng()}
        >
          {t('qr.png')}
        </Button>
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          icon={<Download size={20} aria-hidden />}
          onClick={saveSvg}
        >
          {t('qr.svg')}
        </Button>
      </div>
      <div className="print-card" aria-hidden>
        <p className="print-name">{share.title}</p>
        <p>{share.text}</p>
        <QRCodeSVG {...code} size={shownPixels} />
        <p>{t('qr.scan')}</p>
        <p className="print-link">{readable(share.link)}</p>
      </div>
    </section>
  );
}
