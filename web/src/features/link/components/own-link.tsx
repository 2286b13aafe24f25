import { useTranslation } from 'react-i18next';
import { ShareActions } from '../../../ui/share-actions.tsx';
import type { ShareLink } from '../queries.ts';

/** The link, to share or to copy. Devices without a share sheet only copy. */
export function OwnLink({ share }: { share: ShareLink }) {
  const { t } = useTranslation('link');
  const { link: url, title, text } = share;
  const labels = {
    share: t('own.share'),
    copy: t('own.copy'),
    copied: t('own.copied'),
    byHand: t('own.byHand'),
  };
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
      <ShareActions title={title} text={text} url={url} labels={labels} />
    </section>
  );
}

/** Without https, which nobody reads out. */
export function readable(link: string): string {
  return link.replace(/^https?:\/\//, '');
}
