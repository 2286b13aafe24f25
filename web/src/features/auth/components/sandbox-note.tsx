import { useTranslation } from 'react-i18next';
import { useSandbox } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { OutLink } from '../../../ui/link.tsx';

/** A test installation sends no messages: this says where the code can be read. */
export function SandboxNote() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  if (!useSandbox()) return null;
  return (
    <Banner>
      <span className="text-sm">
        {t('sandbox')}{' '}
        <OutLink href={paths.sandbox()} newTabLabel={common('newTab')}>
          {t('sandboxLink')}
        </OutLink>
      </span>
    </Banner>
  );
}
