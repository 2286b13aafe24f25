import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { devices, prepareDevices } from '../devices.ts';
import { useStore } from '../store.ts';

/** What is missing, how to get it, and that one can go in all the same. */
export function DeviceHelp() {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const { phase, audio, video } = useStore(devices);
  if (phase !== 'ready' || (!audio.trouble && !video.trouble)) return null;
  const lacking = audio.trouble && video.trouble ? 'both' : audio.trouble ? 'audio' : 'video';
  const trouble = audio.trouble ?? video.trouble ?? 'missing';
  return (
    <Banner tone="warning" live icon={<CameraOff size={20} aria-hidden />}>
      <p className="font-medium">{t(`lacking.${lacking}`)}</p>
      <p className="mt-1">{t(`trouble.${trouble}`)}</p>
      {trouble === 'unsupported' ? null : (
        <Button variant="secondary" className="mt-3" onClick={() => void prepareDevices()}>
          {common('tryAgain')}
        </Button>
      )}
    </Banner>
  );
}
