import { brandProperties } from '@puente/contract/brand';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { TypedFace } from './face-rules.ts';

/**
 * The neutrals of tokens.css by day and by night: those of the page around follow its own scheme, and
 * so do properties that inherit from it.
 */
const pages = {
  light: {
    colorScheme: 'light',
    '--canvas': 'oklch(0.982 0.007 82)',
    '--ink': 'oklch(0.24 0.016 58)',
    '--line': 'oklch(0.905 0.013 80)',
  },
  dark: {
    colorScheme: 'dark',
    '--canvas': 'oklch(0.185 0.008 66)',
    '--ink': 'oklch(0.945 0.008 82)',
    '--line': 'oklch(0.325 0.012 66)',
  },
} as const;

/** How home will look, by day and by night, while it is being changed. */
export function FacePreview({ face, logo }: { face: TypedFace; logo: string | null }) {
  const { t } = useTranslation('facesettings');
  return (
    <section aria-label={t('preview.title')} className="flex flex-col gap-3">
      <h3 className="text-xl font-semibold">{t('preview.title')}</h3>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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
  const style: CSSProperties = { ...pages[scheme], ...brandProperties(face.theme) };
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
