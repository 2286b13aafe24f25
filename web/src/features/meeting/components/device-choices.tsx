import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import { chooseDevice, devices } from '../devices.ts';
import { useStore } from '../../../lib/store.ts';

/** Microphone, camera and loudspeaker; only where there is more than one. */
export function DeviceChoices() {
  const { t } = useTranslation('meeting');
  const { choices, chosen } = useStore(devices);
  const canChoose = {
    audio: choices.audio.length > 1,
    video: choices.video.length > 1,
    speaker: choices.speaker.length > 1 && 'setSinkId' in HTMLMediaElement.prototype,
  };
  if (!canChoose.audio && !canChoose.video && !canChoose.speaker) {
    return <p className="text-ink-soft">{t('choices.none')}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      {(['audio', 'video', 'speaker'] as const)
        .filter((kind) => canChoose[kind])
        .map((kind) => (
          <Select
            key={kind}
            label={t(`choices.${kind}`)}
            choices={choices[kind]}
            value={chosen[kind]}
            onChange={({ target }) => void chooseDevice(kind, target.value)}
          />
        ))}
    </div>
  );
}
