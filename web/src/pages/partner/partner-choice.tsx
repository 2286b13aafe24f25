import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ManagedPartner } from '../../features/partner/queries.ts';
import { Select } from '../../ui/select.tsx';
import type { SectionName } from './sections.ts';

/** For managers of several partners: the one whose place is open. */
export function PartnerChoice(props: {
  partners: readonly ManagedPartner[];
  chosen: ManagedPartner;
  section: SectionName;
}) {
  const { t } = useTranslation('partner');
  const navigate = useNavigate();
  return (
    <div className="w-full sm:w-72">
      <Select
        label={t('choose')}
        value={props.chosen.id}
        choices={props.partners.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) =>
          void navigate({
            to: '/you/partner/{-$section}',
            params: { section: props.section },
            search: { partner: target.value },
          })
        }
      />
    </div>
  );
}
