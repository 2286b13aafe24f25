import { useSuspenseQuery } from '@tanstack/react-query';
import { FaceForm } from '../../features/partner/components/face-form.tsx';
import { settingsQuery } from '../../features/partner/face-queries.ts';
import { useManagedPartner } from './managed-partner.ts';
import { PartnerLogo } from './partner-logo.tsx';

/** How the partner shows itself to people: name, address, words and colours. */
export function SettingsSection() {
  const { id } = useManagedPartner();
  const { data: settings, refetch } = useSuspenseQuery(settingsQuery(id));
  return (
    <FaceForm
      settings={settings}
      logo={<PartnerLogo settings={settings} />}
      onReload={async () => (await refetch()).data}
    />
  );
}
