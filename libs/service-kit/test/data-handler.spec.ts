import { dataHandlerAt } from '../src/privacy/data-handler.ts';

it.each([
  ['https://api.openai.com/v1', { where: 'elsewhere', host: 'api.openai.com' }],
  ['https://API.example.org.:8443/x', { where: 'elsewhere', host: 'api.example.org' }],
  ['http://10.0.3.7:9000', { where: 'here' }],
  ['http://172.20.0.5:9000', { where: 'here' }],
  ['http://[fd00::1]:9000', { where: 'here' }],
  ['http://[::1]:9000', { where: 'here' }],
  ['http://[::ffff:10.0.3.7]:9000', { where: 'here' }],
  ['http://203.0.113.7:9000', { where: 'elsewhere', host: '203.0.113.7' }],
  ['http://172.32.0.5:9000', { where: 'elsewhere', host: '172.32.0.5' }],
  ['http://[2001:db8::7]:9000', { where: 'elsewhere', host: '[2001:db8::7]' }],
  ['postgresql://memory_social:secret@postgres:5432/memory_social', { where: 'here' }],
  ['postgresql://memory:secret@db.example.org/memory_social', { where: 'elsewhere', host: 'db.example.org' }],
  ['http://whisper:9000/v1', { where: 'here' }],
  ['http://gpu01.school.lan/v1', { where: 'here' }],
  ['http://localhost:3000', { where: 'here' }],
  ['https://gpu.memory.example/v1', { where: 'here' }],
  ['https://memory.example/v1', { where: 'here' }],
  ['https://notmemory.example', { where: 'elsewhere', host: 'notmemory.example' }],
])('%s is handled %j', (url, handler) => {
  expect(dataHandlerAt(url, 'memory.example')).toEqual(handler);
});

it('nothing is handled by nobody', () => {
  expect(dataHandlerAt(undefined)).toEqual({ where: 'none' });
});
