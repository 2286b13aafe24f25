import { endpoints } from '@puente/contract/endpoints';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const idempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      description:
        'Of your own making: with the same body again it gives the same answer, for 24 h.',
    },
  },
};

const form = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

/** A call for OpenAPI, with what its schemas don't say: the key it accepts, the file it takes. */
export const describeCall: typeof jsonSchemaTransform = (asked) => {
  const { schema, url } = jsonSchemaTransform(asked);
  const { method } = asked.route;
  const endpoint = endpoints.find((one) => one.path === url && one.method === method);
  return {
    url,
    schema: {
      ...schema,
      ...(endpoint?.idempotent ? { headers: idempotencyKey } : {}),
      ...(endpoint?.takesFile ? { consumes: ['multipart/form-data'], body: form } : {}),
    },
  };
};
