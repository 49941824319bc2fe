import { defineErrorDescriptions } from './api-error.ts';

export const commonErrors = defineErrorDescriptions({
  invalid_request: {
    status: 400,
    en: 'Some of what was sent is not right. Please check it and try again.',
    zh: '有些内容不对，请检查后再试。',
  },
  invalid_address: {
    status: 400,
    en: 'This web address is not right. Please check it and try again.',
    zh: '这个网址不对，请检查后再试。',
  },
  malformed_body: { status: 400, en: 'The request could not be read.', zh: '无法读取这个请求。' },
  not_signed_in: { status: 401, en: 'Please sign in first.', zh: '请先登录。' },
  unauthenticated_caller: { status: 401, en: 'This address is not open to the outside.', zh: '此地址不对外开放。' },
  cross_site_request: {
    status: 403,
    en: 'This request came from another site and was refused.',
    zh: '此请求来自其他网站，已被拒绝。',
  },
  not_found: { status: 404, en: 'There is nothing here.', zh: '这里什么也没有。' },
  method_not_allowed: { status: 405, en: 'That cannot be done here.', zh: '这里不能这样做。' },
  request_timeout: {
    status: 408,
    en: 'The request took too long to arrive. Please try again.',
    zh: '请求传送得太慢，请再试一次。',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'This was sent before with other content. Please send it again as something new.',
    zh: '同一请求之前发送过不同的内容，请重新提交。',
  },
  too_large: { status: 413, en: 'That is too large to send.', zh: '内容太大，无法发送。' },
  unsupported_type: { status: 415, en: 'That kind of content is not accepted here.', zh: '这里不接受这种类型的内容。' },
  too_many_requests: {
    status: 429,
    en: 'That was a little too fast. Please wait a moment and try again.',
    zh: '操作太快了，请稍等片刻再试。',
  },
  headers_too_large: {
    status: 431,
    en: 'The request carries too much beside its content. Please clear the cookies of this site and try again.',
    zh: '请求附带的信息太多，请清除本站的 Cookie 后再试。',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    zh: '我们这边出了点问题，请再试一次。',
  },
  service_unavailable: {
    status: 503,
    en: 'This part of Memory is resting for a moment. Please try again soon.',
    zh: '这部分功能暂时不可用，请稍后再试。',
  },
  /** The gateway forwarded the request, and the connection broke before the outcome was known (docs/operations/faults.md). */
  outcome_unknown: {
    status: 503,
    en: 'It is not certain whether this worked. Please try again.',
    zh: '不确定刚才是否成功，请再试一次。',
  },
});
