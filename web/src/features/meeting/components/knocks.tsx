import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { answerKnock, room } from '../room.ts';
import { useStore } from '../../../lib/store.ts';

/** Asks the host about each person who knocks; the meeting goes on. */
export function Knocks() {
  const { t } = useTranslation('meeting');
  const { knocks } = useStore(room);
  if (knocks.length === 0) return null;
  return (
    <div className="room-knocks z-30 flex flex-col gap-2">
      {knocks.map(({ peerId, name }) => (
        <section
          key={peerId}
          role="dialog"
          aria-label={t('knock.title', { name })}
          className="rise flex flex-col gap-3 rounded-card bg-surface p-4 text-ink shadow-card outline-1 outline-line"
        >
          <p className="flex items-start gap-2.5">
            <DoorOpen size={20} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              <strong className="font-semibold">{t('knock.title', { name })}</strong>
              <span className="block text-ink-soft">{t('knock.text')}</span>
            </span>
          </p>
          <div className="flex gap-2">
            <Button className="flex-1" onClick={() => answerKnock(peerId, 'admit')}>
              {t('knock.admit')}
            </Button>
            <Button
              className="flex-1"
              variant="secondary"
              onClick={() => answerKnock(peerId, 'refuse')}
            >
              {t('knock.refuse')}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}
