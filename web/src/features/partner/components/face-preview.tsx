import { brandProperties } from '@puente/contract/brand';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { TypedFace } from './face-rules.ts';

/** How home will look, by day and by night, while it is being changed. */
export function FacePreview({ face, logo }: { face: TypedFace; logo: string | null }) {
  const { t } = useTranslation('facesettings');
  return (
    <section aria-label={t('preview.title')} className="flex flex-col gap-3">
      <h3 className="text-xl font-semibold">{t('preview.title')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <Home key={scheme} face={face} logo={logo} scheme={scheme} />
        ))}
      </div>
    </section>
  );
}

function Home(props: { face: TypedFace; logo: string | null; scheme: 'light' | 'dark' }) {
  const { face, logo, scheme } = props;
  const { t } = useTranslation('facesettings');
  const style: CSSProperties = { ...brandProperties(face.theme), colorScheme: scheme };
  return (
    <figure className="flex flex-col gap-1.5">
      <div
        style={style}
        className="flex min-h-60 flex-col gap-3 rounded-card border border-line bg-canvas p-4 text-ink"
      >
        <p className="flex items-center gap-2 font-semibold">
          {logo ? (
            <img src={logo} alt="" width={32} height={32} className="size-8 rounded-full" />
          ) : (
            <span aria-hidden className="size-8 rounded-control bg-primary" />
          )}
          <span className="min-w-0 truncate">{face.name}</span>
        </p>
        <p className="display text-xl break-words">
          {face.welcome[currentLanguage()] || t('preview.greeting')}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-3">
          <span className="rounded-control bg-primary px-4 py-2 font-medium text-on-primary">
            {t('preview.button')}
          </span>
          <span className="font-medium text-primary-text underline underline-offset-3">
            {face.resourceLinks[0]?.label || t('preview.link')}
          </span>
        </p>
      </div>
      <figcaption className="text-sm text-ink-soft">{t(`preview.${scheme}`)}</figcaption>
    </figure>
  );
}
