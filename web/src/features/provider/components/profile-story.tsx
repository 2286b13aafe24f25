import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/list.ts';
import type { Profile } from '../queries.ts';

/** In the order people tell it: who I am, whom I help, how, what challenged me, my career. */
const chapters = [
  'aboutMe',
  'idealClient',
  'uniqueValue',
  'challengeStory',
  'career',
] as const satisfies (keyof Profile)[];

/** The expert's own text, chapter by chapter; empty chapters are left out. */
export function ProfileStory({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('provider');
  const [written] = profile.languages;
  // A screen reader needs to know, and so do people who can't read it.
  const own = written === undefined || written === i18n.language ? null : written;
  return (
    <div className="flex flex-col gap-8">
      {own === null ? null : (
        <p className="-mb-5 text-sm text-ink-soft">
          {t('writtenIn', { language: languageName(own) })}
        </p>
      )}
      {chapters
        .filter((chapter) => profile[chapter].trim() !== '')
        .map((chapter) => (
          <section key={chapter} aria-labelledby={chapter}>
            <h2 id={chapter} className="text-lg font-semibold">
              {t(`chapters.${chapter}`)}
            </h2>
            <p
              className="mt-1.5 whitespace-pre-line text-ink-soft"
              {...(own !== null && { lang: own })}
            >
              {profile[chapter]}
            </p>
          </section>
        ))}
    </div>
  );
}
