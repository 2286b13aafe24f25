import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { devices, prepareDevices } from '../devices.ts';
import { useStore } from '../../../lib/store.ts';

/** Browsers of phones keep the permission elsewhere than beside the address. */
function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Which device is missing, how to allow it, and that joining works without it. */
export function DeviceHelp() {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const { phase, audio, video } = useStore(devices);
  if (phase !== 'ready' || (!audio.trouble && !video.trouble)) return null;
  const lacking = audio.trouble && video.trouble ? 'both' : audio.trouble ? 'audio' : 'video';
  const trouble = audio.trouble ?? video.trouble ?? 'missing';
  const advice = trouble === 'denied' && isTouch() ? 'deniedPhone' : trouble;
  return (
    <Banner tone="warning" live icon={<CameraOff size={20} aria-hidden />}>
      <p className="font-medium">{t(`lacking.${lacking}`)}</p>
      <p className="mt-1">{t(`trouble.${advice}`)}</p>
      {trouble === 'unsupported' ? null : (
        <Button variant="secondary" className="mt-3" onClick={() => void prepareDevices()}>
          {common('tryAgain')}
        </Button>
      )}
    </Banner>
  );
}
