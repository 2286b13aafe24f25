import { useTranslation } from 'react-i18next';
import { useNearMeeting } from '../../../shell/near-meeting.ts';

/** The dot on Activity while a meeting is near, with a text for screen readers. */
export function NearMark() {
  const { t } = useTranslation('shell');
  if (!useNearMeeting()) return null;
  return (
    <>
      <span className="absolute top-2.5 left-1/2 ml-2 size-2.5 rounded-full bg-primary-text ring-2 ring-surface lg:top-2" />
      <span className="sr-only">{t('places.meetingNear')}</span>
    </>
  );
}
