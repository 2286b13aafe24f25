import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { listenTo } from '../sound.ts';

const bars = [0.04, 0.15, 0.3, 0.5, 0.75];
/** Louder than this, somebody is speaking. */
const heardFrom = 0.1;

/** Shows that the microphone hears: bars that move, and words that say it. */
export function MicLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('meeting');
  const [level, setLevel] = useState(0);
  const [wasHeard, setWasHeard] = useState(false);
  useEffect(
    () =>
      listenTo(track, (now) => {
        setLevel(now);
        if (now > heardFrom) setWasHeard(true);
      }),
    [track],
  );
  return (
    <p className="flex items-center gap-3 text-ink-soft" role="status">
      <span aria-hidden className="flex h-6 items-end gap-1">
        {bars.map((from, index) => (
          <span
            key={from}
            style={{ height: `${30 + index * 17}%` }}
            className={cx('moves w-1.5 rounded-full', level > from ? 'bg-success' : 'bg-line')}
          />
        ))}
      </span>
      {wasHeard ? t('check.heard') : t('check.saySomething')}
    </p>
  );
}
