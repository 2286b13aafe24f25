import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import { chooseDevice, devices } from '../devices.ts';
import { useStore } from '../../../lib/store.ts';

/** Microphone, camera and loudspeaker: a choice where there is more than one, else its name. */
export function DeviceChoices() {
  const { t } = useTranslation('meeting');
  const { choices, chosen } = useStore(devices);
  const canChoose = {
    audio: choices.audio.length > 1,
    video: choices.video.length > 1,
    speaker: choices.speaker.length > 1 && 'setSinkId' in HTMLMediaElement.prototype,
  };
  const kinds = (['audio', 'video', 'speaker'] as const).filter((kind) => choices[kind].length > 0);
  if (kinds.length === 0) return <p className="text-ink-soft">{t('choices.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {kinds.map((kind) =>
        canChoose[kind] ? (
          <Select
            key={kind}
            label={t(`choices.${kind}`)}
            choices={choices[kind]}
            value={chosen[kind]}
            onChange={({ target }) => void chooseDevice(kind, target.value)}
          />
        ) : (
          <p key={kind}>
            <span className="block font-medium">{t(`choices.${kind}`)}</span>
            <span className="block truncate text-ink-soft">{choices[kind][0]?.label}</span>
          </p>
        ),
      )}
    </div>
  );
}
