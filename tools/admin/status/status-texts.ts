import type { InstallationStatus, ProcessState } from './collect-status.ts';

export type StatusLanguage = 'en' | 'zh';

/** The texts of the status, in the terminal and on the page. */
export interface StatusTexts {
  readonly title: string;
  readonly overall: Readonly<Record<InstallationStatus['state'], string>>;
  readonly process: Readonly<Record<ProcessState, string>>;
  /** What is written for the reasons of a degraded process; a reason of a newer version is written as it is. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly sections: Readonly<
    Record<
      'processes' | 'databases' | 'redis' | 'queues' | 'events' | 'outboxes' | 'disks' | 'backup' | 'integrity',
      string
    >
  >;
  readonly columns: Readonly<Record<string, string>>;
  readonly notKnown: string;
  readonly noLimit: string;
  readonly ago: (timeSpan: string) => string;
  readonly neverMade: string;
  readonly overdue: string;
  readonly notFinished: string;
  /** Before the names of the checks that have not run for two days. */
  readonly idle: string;
  readonly almostFull: string;
  readonly page: Readonly<Record<'updated' | 'pause' | 'resume' | 'lost' | 'otherLanguage' | 'ended', string>>;
}

const en: StatusTexts = {
  title: 'Memory: status',
  overall: {
    ready: 'Everything works.',
    degraded: 'It works, but something needs attention.',
    unavailable: 'A part does not work.',
  },
  process: {
    ready: 'ready',
    degraded: 'works in part',
    not_ready: 'not ready',
    down: 'does not respond',
    unknown: 'not reachable from here',
  },
  reasons: {
    disk_almost_full: 'a disk is almost full',
    log_lines_dropped: 'the log cannot be written',
    events_delayed: 'events wait for a service',
    jobs_delayed: 'jobs wait too long or are retried',
    mail_failing: 'mails cannot be sent',
    language_model_failing: 'the language model fails',
  },
  sections: {
    processes: 'Processes',
    databases: 'Databases',
    redis: 'Redis',
    queues: 'Jobs',
    events: 'Events: who has handled them',
    outboxes: 'Events that are kept',
    disks: 'Disks',
    backup: 'Last backup',
    integrity: 'Integrity: the checks of the last night',
  },
  columns: {
    process: 'process',
    state: 'state',
    version: 'version',
    uptime: 'runs for',
    restarts: 'restarts',
    memory: 'memory',
    database: 'database',
    size: 'size',
    connections: 'connections',
    waitingQueries: 'waiting queries',
    used: 'used',
    limit: 'limit',
    job: 'job',
    waiting: 'waiting',
    inBulk: 'in bulk',
    active: 'active',
    toBeTriedAgain: 'to be tried again',
    failed: 'failed',
    oldestWait: 'longest wait',
    producer: 'events of',
    group: 'handled by',
    behind: 'behind by',
    deadLetters: 'dead letters',
    unpublished: 'not published',
    published: 'published, not handled by all',
    folder: 'folder',
    free: 'free',
    of: 'of',
    shareFree: 'share that is free',
    subject: 'what',
    lastBackup: 'made',
    took: 'took',
    added: 'added to the target',
    missingFiles: 'files that it lacks',
    failedSince: 'failed since',
    checks: 'checks',
    lastCheck: 'all ended',
    problems: 'problems',
  },
  notKnown: '–',
  noLimit: 'none',
  ago: (timeSpan) => `${timeSpan} ago`,
  neverMade: 'never',
  overdue: 'overdue',
  notFinished: 'not yet',
  idle: 'not run for two days',
  almostFull: 'almost full',
  page: {
    updated: 'As of',
    pause: 'Stop updating',
    resume: 'Update again',
    lost: 'The command does not respond any more. What you see is old.',
    otherLanguage: '中文',
    ended: 'This address was valid once, and has been used. Run the command again for a new one.',
  },
};

const zh: StatusTexts = {
  title: 'Memory：运行状态',
  overall: { ready: '一切正常。', degraded: '可以使用，但有需要处理的问题。', unavailable: '有部分无法使用。' },
  process: { ready: '正常', degraded: '部分可用', not_ready: '未就绪', down: '无响应', unknown: '此处无法连接' },
  reasons: {
    disk_almost_full: '磁盘快满了',
    log_lines_dropped: '日志无法写入',
    events_delayed: '有事件等待处理',
    jobs_delayed: '任务等待过久或正在重试',
    mail_failing: '邮件无法发送',
    language_model_failing: '语言模型出错',
  },
  sections: {
    processes: '进程',
    databases: '数据库',
    redis: 'Redis',
    queues: '任务',
    events: '事件：处理进度',
    outboxes: '保留的事件',
    disks: '磁盘',
    backup: '最近一次备份',
    integrity: '完整性：最近一夜的检查',
  },
  columns: {
    process: '进程',
    state: '状态',
    version: '版本',
    uptime: '已运行',
    restarts: '重启次数',
    memory: '内存',
    database: '数据库',
    size: '大小',
    connections: '连接',
    waitingQueries: '等待的查询',
    used: '已用',
    limit: '上限',
    job: '任务',
    waiting: '等待',
    inBulk: '批量',
    active: '进行中',
    toBeTriedAgain: '待重试',
    failed: '失败',
    oldestWait: '最长等待',
    producer: '事件来源',
    group: '处理者',
    behind: '落后',
    deadLetters: '死信',
    unpublished: '未发布',
    published: '已发布，尚未全部处理',
    folder: '文件夹',
    free: '可用',
    of: '总共',
    shareFree: '可用比例',
    subject: '项目',
    lastBackup: '完成时间',
    took: '耗时',
    added: '新增写入',
    missingFiles: '缺少的文件',
    failedSince: '此后失败次数',
    checks: '检查项',
    lastCheck: '全部完成',
    problems: '问题',
  },
  notKnown: '–',
  noLimit: '无',
  ago: (timeSpan) => `${timeSpan} 前`,
  neverMade: '从未',
  overdue: '已逾期',
  notFinished: '尚未',
  idle: '两天未运行',
  almostFull: '快满了',
  page: {
    updated: '更新于',
    pause: '停止更新',
    resume: '继续更新',
    lost: '命令已无响应，此处显示的是旧数据。',
    otherLanguage: 'English',
    ended: '这个地址只能使用一次，并且已经用过。请重新运行命令。',
  },
};

export const statusTexts: Readonly<Record<StatusLanguage, StatusTexts>> = { en, zh };
