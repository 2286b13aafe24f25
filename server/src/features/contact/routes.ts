import {
  addContacts,
  getContact,
  listContacts,
  removeContact,
  searchPeople,
} from '@puente/contract/contact';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import * as service from './service.ts';

export function contactRoutes(context: Context): Route[] {
  return [
    route(listContacts, ({ actor, query }) =>
      service.getContacts(context, actor, {
        isMinimal: query.minimal === 'true',
        targetCurrency: query.targetCurrency,
      }),
    ),
    route(getContact, ({ actor, params, query }) =>
      service.getContact(context, actor, params.id, query.targetCurrency),
    ),
    route(addContacts, ({ actor, body }) => {
      const ids = body.contacts.map((one) => (typeof one === 'string' ? one : one.id));
      return service.add(context, actor, { contacts: ids });
    }),
    route(removeContact, ({ actor, params }) => service.remove(context, actor, params.id)),
    route(searchPeople, ({ actor, body }) => service.search(context, actor, body)),
  ];
}
