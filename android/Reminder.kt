// The reminder: one quiet notification a day, at the moments that the app has handed over (game/src/progress/reminder.rs).
// They are kept here, because alarms end with the phone's power, and the app need not run for them. Alarms are inexact: an
// exact one needs a permission that a game has no business with.
package dev.dioxus.main

import android.app.AlarmManager
import android.app.Notification
import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.net.Uri
import dev.reverstargo.app.R
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneId

private const val KEPT = "reminder"
private const val MOMENTS = "moments"
private const val TITLE = "title"
private const val TEXT = "text"
private const val SHOWN = "shown"
private const val CHANNEL = "reminder"
private const val NOTIFICATION = 1

internal class Reminder(private val context: Context) {
    private val kept = context.getSharedPreferences(KEPT, Context.MODE_PRIVATE)
    private val notifications = context.getSystemService(NotificationManager::class.java)

    fun isAllowed(): Boolean = notifications.areNotificationsEnabled()

    // Reminds at these moments ("2026-11-21T19:00", with spaces between) and at no other. What is still shown goes: the
    // player is looking at the app.
    fun plan(moments: String, title: String, text: String) {
        kept.edit().putString(MOMENTS, moments).putString(TITLE, title).putString(TEXT, text).apply()
        notifications.cancel(NOTIFICATION)
        setAlarm()
    }

    // For the first moment that is to come. A moment has no time zone: it is the phone's own, here and now. Where
    // daylight saving time leaves the hour out, it is as much later; where the hour comes twice, it is the first one.
    fun setAlarm() {
        val alarms = context.getSystemService(AlarmManager::class.java)
        val ring = PendingIntent.getBroadcast(
            context, 0, Intent(context, ReminderReceiver::class.java),
            PendingIntent.FLAG_UPDATE_CURRENT or PendingIntent.FLAG_IMMUTABLE
        )
        val now = LocalDateTime.now()
        val next = moments().filter { it > now }.minOrNull() ?: return alarms.cancel(ring)
        val instant = next.atZone(ZoneId.systemDefault()).toInstant()
        alarms.setAndAllowWhileIdle(AlarmManager.RTC_WAKEUP, instant.toEpochMilli(), ring)
    }

    // An alarm that comes after midnight is for a day that is over, and a clock that was set back must not make a second
    // one for a day. In front of the player the app itself says how the day stands.
    fun show() {
        val today = LocalDate.now()
        val now = LocalDateTime.now()
        val isDue = moments().any { it.toLocalDate() == today && it <= now }
        if (!isDue || kept.getString(SHOWN, null) == today.toString() || isInFront) return
        kept.edit().putString(SHOWN, today.toString()).apply()
        val channel = NotificationChannel(
            CHANNEL, context.getString(R.string.rsg_reminder), NotificationManager.IMPORTANCE_LOW
        )
        notifications.createNotificationChannel(channel)
        val notification = Notification.Builder(context, CHANNEL)
            .setSmallIcon(R.drawable.rsg_reminder)
            .setContentTitle(kept.getString(TITLE, ""))
            .setContentText(kept.getString(TEXT, ""))
            .setContentIntent(wayToToday())
            .setAutoCancel(true)
            .build()
        notifications.notify(NOTIFICATION, notification)
    }

    private fun wayToToday(): PendingIntent {
        val link = Uri.parse("reverstargo://home")
        val open = Intent(Intent.ACTION_VIEW, link, context, MainActivity::class.java)
            .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
        return PendingIntent.getActivity(
            context, 0, open, PendingIntent.FLAG_UPDATE_CURRENT or PendingIntent.FLAG_IMMUTABLE
        )
    }

    private fun moments(): List<LocalDateTime> =
        kept.getString(MOMENTS, "").orEmpty().split(' ').filter { it.isNotEmpty() }.map(LocalDateTime::parse)

    companion object {
        // Whether the player is looking at the app.
        @Volatile
        var isInFront = false
    }
}

// Called by the alarm, and by the system when the phone was started or its clock or time zone was set.
class ReminderReceiver : BroadcastReceiver() {
    override fun onReceive(context: Context, intent: Intent) {
        val reminder = Reminder(context)
        // The alarm's own intent names no action.
        if (intent.action == null) reminder.show()
        reminder.setAlarm()
    }
}
