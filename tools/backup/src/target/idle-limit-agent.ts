import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** How long a connection with a request may transfer nothing, in milliseconds. An S3 server never needs this long for any part of a backup. */
const IDLE_MS = 120_000;

/**
 * Returns an agent for the S3 client. The client has no timeouts of its own: on a connection that the server or a firewall has dropped silently, a
 * backup would wait until TCP gives up. With this agent, such requests fail with an error that names the timeout.
 * @param endpoint the URL of the server
 */
export function idleLimitAgent(endpoint: string, idleMs = IDLE_MS): http.Agent {
  const Agent = new URL(endpoint).protocol === 'https:' ? https.Agent : http.Agent;
  // The agent sets its timeout on each new connection, and again on a reused connection.
  const agent = new Agent({ timeout: idleMs });
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...parameters) => {
    const socket = createConnection(...parameters) as Socket;
    socket.on('timeout', () => {
      const error = new Error(`the server has sent and accepted nothing for ${Math.ceil(idleMs / 1_000)} s`);
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    });
    return socket;
  };
  return agent;
}
