import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const sandbox = {
  SANDBOX_URL: 'http://127.0.0.1:4610',
  SANDBOX_SMTP_PORT: '4611',
  SANDBOX_WEBHOOK_SECRET: 'whsec_x',
};
function read(variables: Record<string, string>) {
  return readConfig({ ...sandbox, ...variables });
}

describe('what an hour may cost', () => {
  test('is set by the policy where nothing is configured', () => {
    const { codeCeilings, modelCallsPerHour } = read({});
    expect(codeCeilings.centsPerHour).toBe(policy.auth.codeCentsPerHour);
    expect(codeCeilings.countryCentsPerHour.get('CL')).toBe(500);
    expect(codeCeilings.countryCentsPerHour.get('other')).toBe(300);
    expect(codeCeilings.cents.get('CL')).toBe(6);
    expect(modelCallsPerHour).toBe(policy.chat.modelCallsPerHour);
  });

  test('is set whole by a list of countries', () => {
    const { codeCeilings, modelCallsPerHour } = read({
      CODES_CENTS_PER_HOUR: '900',
      CODES_COUNTRY_CENTS_PER_HOUR: 'CL:500, UY:40 ,other:0',
      CODES_COST_CENTS: 'UY:8,other:30',
      LLM_CALLS_PER_HOUR: '0',
    });
    expect(codeCeilings.centsPerHour).toBe(900);
    expect(Object.fromEntries(codeCeilings.countryCentsPerHour)).toEqual({
      CL: 500,
      UY: 40,
      other: 0,
    });
    expect(codeCeilings.cents.get('UY')).toBe(8);
    expect(modelCallsPerHour).toBe(0);
  });

  test.each(['CL', 'CL:', 'CL:x', 'cl:5,other:1', 'CL:-1,other:1', 'CL:1.5,other:1', 'CL:5'])(
    'is refused at the start when it cannot be read: %s',
    (text) => {
      expect(() => read({ CODES_COUNTRY_CENTS_PER_HOUR: text })).toThrow(
        'CODES_COUNTRY_CENTS_PER_HOUR',
      );
    },
  );
});

describe('uploaded files', () => {
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  test('stay in the data folder where no bucket is named', () => {
    expect(read({}).gateways.storage).toBeNull();
  });

  test('go to the sandbox’s bucket, but beside the sandbox to no real one', () => {
    const bucket = { ...keys, S3_BUCKET: 'puente' };
    const endpoint = `${sandbox.SANDBOX_URL}/s3`;
    expect(read({ ...bucket, S3_ENDPOINT: endpoint }).gateways.storage).toMatchObject({ endpoint });
    for (const other of [{}, { S3_ENDPOINT: 'https://s3.example/' }])
      expect(() => read({ ...bucket, ...other })).toThrow(/live S3 bucket/);
  });

  test('need the whole account', () => {
    expect(() => read({ S3_BUCKET: 'puente' })).toThrow(/S3 needs S3_ACCESS_KEY_ID/);
  });
});
