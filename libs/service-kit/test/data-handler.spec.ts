import { dataHandlerAt } from '../src/privacy/data-handler.ts';

it.each([
  ['https://api.openai.com/v1', { where: 'elsewhere', host: 'api.openai.com' }],
  ['https://API.example.org.:8443/x', { where: 'elsewhere', host: 'api.example.org' }],
  ['http://10.0.3.7:9000', { where: 'here' }],
  ['http://[fd00::1]:9000', { where: 'here' }],
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
