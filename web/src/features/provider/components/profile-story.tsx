import { useTranslation } from 'react-i18next';
import type { Profile } from '../queries.ts';
import { inOwnLanguage } from './profile-header.tsx';

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
  const { t } = useTranslation('provider');
  return (
    <div className="flex flex-col gap-8">
      {chapters
        .filter((chapter) => profile[chapter].trim() !== '')
        .map((chapter) => (
          <section key={chapter} aria-labelledby={chapter}>
            <h2 id={chapter} className="text-lg font-semibold">
              {t(`chapters.${chapter}`)}
            </h2>
            <p className="mt-1.5 whitespace-pre-line text-ink-soft" {...inOwnLanguage(profile)}>
              {profile[chapter]}
            </p>
          </section>
        ))}
    </div>
  );
}
